import { pageDocument } from './frame-document';

const SDKS = { module: '@acme/js', script: 'https://app.acme.example/iframe-api.js' };
const STAGE = { stage: '/s/stage.js', iframeApi: '/s/iframe-api.js', styles: '/s/frame.css' };
const HEAD =
  '<meta name="robots" content="noindex"><link rel="stylesheet" href="/s/frame.css"><script src="/s/stage.js" crossorigin></script>';

function documentOf(...files: { name: string; code: string }[]) {
  const stored: string[] = [];
  const html = pageDocument(files, SDKS, STAGE, (extension, content) => {
    stored.push(content);
    return `/s/${stored.length}.${extension}`;
  });
  return { html, stored };
}

test('code and styles that are inline become files, and everything else stays as it is', () => {
  const code = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <style>
      #meeting { height: 80vh; }
    </style>
  </head>
  <body>
    <div id="meeting"></div>
    <script src="${SDKS.script}"></script>
    <script>
      const text = '<style>';
    </script>
  </body>
</html>
`;
  const { html, stored } = documentOf({ name: 'a.html', code });
  expect(html).toBe(`<!doctype html>
<html lang="en">
  <head>${HEAD}
    <meta charset="utf-8">
    <link rel="stylesheet" href="/s/1.css">
  </head>
  <body>
    <div id="meeting"></div>
    <script src="/s/iframe-api.js" crossorigin></script>
    <script src="/s/2.js" crossorigin></script>
  </body>
</html>
`);
  expect(stored).toEqual(['\n      #meeting { height: 80vh; }\n    ', "\n      const text = '<style>';\n    "]);
});

test('a part of a page becomes a document, and its scripts are the files of the program', () => {
  const { html, stored } = documentOf(
    { name: 'index.html', code: '<div id="a"></div>\n<script src="events.js"></script>\n' },
    { name: 'events.js', code: 'go();\n' },
  );
  expect(html).toBe(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>index.html</title>' +
      `${HEAD}<div id="a"></div>\n<script src="/s/1.js" crossorigin></script>\n`,
  );
  expect(stored).toEqual(['go();\n']);
});

test('a part of a page may begin with its styles', () => {
  const { html, stored } = documentOf({ name: 'a.html', code: '<style>p { margin: 0; }</style>\n<p>A</p>\n' });
  expect(html).toBe(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>a.html</title>' +
      `${HEAD}<link rel="stylesheet" href="/s/1.css">\n<p>A</p>\n`,
  );
  expect(stored).toEqual(['p { margin: 0; }']);
});
