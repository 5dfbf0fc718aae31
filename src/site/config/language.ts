/** Language of the interface (BCP 47), for plurals. The bundler inserts it. */
export const language: string = process.env.SITE_LANGUAGE ? process.env.SITE_LANGUAGE : 'en';
