/** Props of Gatsby's announcer: it stays silent, because the frame announces the new page itself. */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
