/** Stands for the script of the iframe SDK in frames. In its web client, the same file is the client's script. */
import { productName } from '../../site/config/product-name';
import { createInstance } from './iframe-instance';
import type { IframeOptions } from './iframe-options';
import { onlyKnown } from './only-known';
import { report, shown } from './report';
import { startWebClient } from './web-client';

const own = document.currentScript;
const NAME = `${productName}Iframe`;

if (own?.dataset.part === 'client') startWebClient();
else if (own instanceof HTMLScriptElement) Object.assign(window, { [NAME]: constructorFor(own.src) });

function constructorFor(script: string): unknown {
  // Its own address contains nothing that ends an attribute.
  const clientHtml =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Web client</title>' +
    `<body><script src="${script}" data-part="client" crossorigin></script></body></html>`;
  function Iframe(selector: unknown, options: IframeOptions = {}) {
    report('call', `new ${NAME}(${shown(selector)})`);
    return onlyKnown(createInstance(selector, options, { productName, clientHtml, report }), NAME);
  }
  return onlyKnown(Object.assign(Iframe, { version: 'stand-in' }), NAME);
}
