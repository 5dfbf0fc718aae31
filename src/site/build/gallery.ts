import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteConfig } from '../config/site-config';
import { env } from './env';

/** Folder of the gallery, with the file that is its page and the pictures that the page shows. */
export const GALLERY_FOLDER = resolve('tools/gallery');
/** The page of the gallery: every component and every kind of block that authors can use. */
export const GALLERY_FILE = resolve(GALLERY_FOLDER, 'gallery.mdx');

/** Whether this command shows the gallery: the development server does, and a build only for browser tests. */
export const showsGallery = (!env.isProduction || siteConfig.gallery === true) && existsSync(GALLERY_FILE);
