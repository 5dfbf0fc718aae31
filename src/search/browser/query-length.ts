/** Longest query of the dialog and of the page, in characters. */
export const DIALOG_QUERY_LENGTH = 64;
export const PAGE_QUERY_LENGTH = 512;
