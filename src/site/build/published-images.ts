/** URL path of the folder of images that are next to their pages. They are named after their digests. */
export const PUBLISHED_IMAGES = '/assets';
