import { readOperations } from '../../../reference/build/read-operations';
import { readSdkTypes } from '../../../reference/build/types/sdk-types';
import { GALLERY_FILE } from '../../../site/build/gallery';
import { readConcepts } from '../concepts/read-concepts';
import { readGlossary } from '../glossary/read-glossary';
import type { CompileServices } from '../tree/compile';
import type { CompileInput } from '../tree/to-markup';
import { exampleSources } from './example-sources';
import { propsComponent } from './props-component';

/** Adds what the gallery alone can use: `<Example>` and `<Props>`. Other pages get the services as they are. */
export function withGallery({ file, body, bodyOffset, absolutePath }: CompileInput, services: CompileServices) {
  if (absolutePath !== GALLERY_FILE) return services;
  return {
    ...services,
    registry: { ...services.registry, Props: propsComponent(services.registry) },
    firstPlugins: [exampleSources({ file, body, bodyOffset, has: hasData })],
  };
}

/** Whether the site has what an example names in `needs`. */
function hasData(needed: string): boolean {
  const [kind, name = ''] = needed.split(' ');
  if (kind === 'operation') return readOperations().operations.some((operation) => operation.name === name);
  if (kind === 'concept') return readConcepts().concepts.has(name);
  if (kind === 'types') return readSdkTypes().types !== undefined;
  return kind === 'glossary' && readGlossary().terms.length > 0;
}
