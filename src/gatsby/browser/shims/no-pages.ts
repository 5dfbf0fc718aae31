/**
 * Replaces Gatsby's list of page components in the document of the development server, which contains no page.
 * Otherwise, webpack would compile the whole site a second time to start the server.
 */
export default { components: {}, head: {} };
