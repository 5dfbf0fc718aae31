// Compiles components while they run.
import '@angular/compiler';
import { Input, inputBinding, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';

TestBed.initTestEnvironment(BrowserTestingModule, platformBrowserTesting(), {
  errorOnUnknownElements: true,
  errorOnUnknownProperties: true,
});

/** Puts the template in the place of its path, as Angular's command does. */
export function inlineTemplate(code: string, readTemplate: (path: string) => string): string {
  return code.replace(/templateUrl: ("[^"]+")/, (_match, path: string) => {
    return `template: ${JSON.stringify(readTemplate(JSON.parse(path)))}`;
  });
}

/** Shows a component with these inputs, and returns what removes it. */
export function mountAngularComponent<T>(component: Type<T>, inputs: Readonly<Record<string, unknown>>): () => void {
  for (const name of Object.keys(inputs)) {
    // Angular's command finds the inputs that are signals in the source, and declares them in this way.
    const declaration = { isSignal: true, alias: name, required: true };
    Input(declaration)(component.prototype, name);
  }
  const bindings = Object.entries(inputs).map(([name, value]) => inputBinding(name, () => value));
  // Only then, the options above apply.
  TestBed.configureTestingModule({});
  const fixture = TestBed.createComponent(component, { bindings });
  fixture.detectChanges();
  return () => fixture.destroy();
}
