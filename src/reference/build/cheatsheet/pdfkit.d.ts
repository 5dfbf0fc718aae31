// Options that pdfkit supports but @types/pdfkit does not declare.

declare namespace PDFKit {
  interface PDFDocument {
    // The constructor is declared here because @types/pdfkit declares it in this interface too.
    // eslint-disable-next-line @typescript-eslint/no-misused-new
    new (options: Omit<PDFDocumentOptions, 'subset'> & { readonly subset: 'PDF/UA' }): PDFDocument;
  }
}
