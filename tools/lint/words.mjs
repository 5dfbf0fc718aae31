// Refuses words of the interface in markup: they are in content/data/strings.yaml, so that they can be translated.

/** For authors, who read English: what only `develop` shows. */
const FOR_AUTHORS = ['src/gatsby/browser/develop/**'];

/** Not the sign between width and height, nor a name in capitals. */
const WORDS = '/[A-Za-z][a-z]/';
/** Attributes that readers see or hear. */
const ATTRIBUTE = 'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|description|label|.*Label)$/]';
const message = 'Write words of the interface into content/data/strings.yaml, and use STRINGS.area.name.';

/** Lint rules for words in markup. */
export const words = {
  files: ['src/**/*.tsx'],
  ignores: ['**/*.test.tsx', '**/test-support.tsx', ...FOR_AUTHORS],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: `JSXText[value=${WORDS}]`, message },
      { selector: `JSXElement > JSXExpressionContainer > Literal[value=${WORDS}]`, message },
      { selector: `JSXElement > JSXExpressionContainer > ConditionalExpression > Literal[value=${WORDS}]`, message },
      {
        selector: 'JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]',
        message,
      },
      { selector: `${ATTRIBUTE} :not(BinaryExpression) > Literal[value=${WORDS}]`, message },
      { selector: `${ATTRIBUTE} > Literal[value=${WORDS}]`, message },
      { selector: `${ATTRIBUTE} TemplateElement[value.raw=${WORDS}]`, message },
    ],
  },
};
