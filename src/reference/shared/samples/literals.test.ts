import { formatJson, JAVASCRIPT_STYLE, PHP_STYLE, PYTHON_STYLE, RUBY_STYLE, writeLiteral } from './literals';

const value = {
  name: "Mara's stage",
  ok: true,
  none: null,
  'z-index': '1',
  map: [
    [0, 0, 960, 720, 'cover'],
    [960, 0, 320, 240, 'auto'],
  ],
};

test('JSON that fits stays on one line, the rest is broken once', () => {
  expect(formatJson({ type: 'chat', content: 'Hello' })).toBe('{ "type": "chat", "content": "Hello" }');
  expect(formatJson(value)).toBe(
    '{\n  "name": "Mara\'s stage",\n  "ok": true,\n  "none": null,\n  "z-index": "1",\n  "map": [[0, 0, 960, 720, "cover"], [960, 0, 320, 240, "auto"]]\n}',
  );
  expect(JSON.parse(formatJson(value))).toEqual(value);
});

test.each([
  ['JavaScript', JAVASCRIPT_STYLE, "{ a: 'it\\'s', 'z-index': null, b: true }"],
  ['Python', PYTHON_STYLE, '{"a": "it\'s", "z-index": None, "b": True}'],
  ['PHP', PHP_STYLE, "['a' => 'it\\'s', 'z-index' => null, 'b' => true]"],
  ['Ruby', RUBY_STYLE, '{ a: "it\'s", "z-index": nil, b: true }'],
])('%s writes keys, texts and words its own way', (_name, style, code) => {
  expect(writeLiteral({ a: "it's", 'z-index': null, b: true }, style)).toBe(code);
});

test('what a language would take for code is escaped', () => {
  expect(writeLiteral('#{x} #1 $a', RUBY_STYLE)).toBe('"\\#{x} #1 $a"');
  expect(writeLiteral('a\n$b', PHP_STYLE)).toBe('"a\\n\\$b"');
  expect(writeLiteral('a\n\u0001\b', PHP_STYLE)).toBe('"a\\n\\u{0001}\\u{0008}"');
  expect(writeLiteral('a\rb', JAVASCRIPT_STYLE)).toBe("'a\\rb'");
  expect(writeLiteral('a\\b\nc', JAVASCRIPT_STYLE)).toBe("'a\\\\b\\nc'");
});

test('an empty object stays an object in PHP', () => {
  expect(writeLiteral({ fields: {}, list: [] }, PHP_STYLE)).toBe("['fields' => new stdClass(), 'list' => []]");
});
