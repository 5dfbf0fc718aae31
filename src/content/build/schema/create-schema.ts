import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { API_OPERATION_TYPE } from '../../../reference/build/create-nodes';
import { createContentCompiler } from '../compiler/content-compiler';
import { blogTypes } from './blog-types';
import { contentFields } from './content-fields';
import { DERIVED_NODE_TYPES } from './derived-types';
import { docType } from './doc-type';
import { tagType } from './tag-type';

/** Declares the site's own node types. */
export function createSchema(args: CreateSchemaCustomizationArgs): void {
  const { actions, schema, reporter } = args;
  const compiler = createContentCompiler(args);
  const fields = contentFields(compiler);
  const warn = (message: string): void => reporter.warn(message);
  actions.createTypes([
    'type Mdx implements Node @dontInfer { body: String }',
    API_OPERATION_TYPE,
    docType({ schema, contentFields: fields, warn }),
    ...blogTypes({ schema, compiler, contentFields: fields, warn }),
    schema.buildObjectType({ name: 'Page', interfaces: ['Node'], extensions: { infer: false }, fields }),
    tagType({ schema }),
    DERIVED_NODE_TYPES,
  ]);
}
