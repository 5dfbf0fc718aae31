// What pdfkit takes and its types leave out.

declare namespace PDFKit {
  interface PDFDocument {
    // Here, since @types/pdfkit declares the constructor in this interface too.
    // eslint-disable-next-line @typescript-eslint/no-misused-new
    new (options: Omit<PDFDocumentOptions, 'subset'> & { readonly subset: 'PDF/UA' }): PDFDocument;
  }

  interface PDFOutline {
    addItem(
      title: string,
      options: { readonly fit: false; readonly top: number; readonly left: number; readonly zoom: number },
    ): PDFOutline;
  }
}
