/** Pixels of the picture that previews show, the size that all services accept as a large image. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
