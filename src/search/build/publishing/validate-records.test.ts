import { makeRecords } from './test-support';
import { recordBytes } from '../record-size';
import { checkDrop, validateRecords } from './validate-records';

const [record] = makeRecords(1) as [ReturnType<typeof makeRecords>[number]];

describe('records', () => {
  test('get a digest of all their fields', () => {
    const [one] = validateRecords([record]);
    const [same] = validateRecords([
      { ...Object.fromEntries(Object.entries(record ?? {}).reverse()), internal: { contentDigest: 'made elsewhere' } },
    ]);
    const [other] = validateRecords([{ ...record, content: 'changed' }]);
    expect(one?.internal.contentDigest).toMatch(/^[0-9a-f]{32}$/);
    expect(same?.internal).toEqual(one?.internal);
    expect(other?.internal).not.toEqual(one?.internal);
  });

  test('the build reserves exactly the bytes that the digest takes', () => {
    expect(Buffer.byteLength(JSON.stringify(validateRecords([record])[0]))).toBe(recordBytes(record));
  });

  test.each([
    ['something other than an array', {}, /not an array/],
    ['no records', [], /no search records/],
    ['no id', [{ ...record, objectID: '' }], /page https:.*: objectID is missing/],
    ['an id used twice', [record, record], /page https:.*page-0: objectID \/docs\/page-0 is used twice/],
    ['no url', [{ ...record, url: undefined }], /record \/docs\/page-0: url must be a URL/],
    ['a relative url', [{ ...record, url: 'page' }], /url must be a URL/],
    ['no anchor', [{ ...record, anchor: undefined }], /anchor is missing/],
    ['an anchor that is not in the url', [{ ...record, anchor: 'part' }], /anchor "part" is not the end of the url/],
    ['something other than an object', [null], /record at position 0: objectID is missing/],
  ])('rejects %s', (_name, input, message) => {
    expect(() => validateRecords(input)).toThrow(message);
  });

  test('accepts a record of 10,000 bytes; the error for one of 10,001 names its page', () => {
    const room = 10_000 - recordBytes({ ...record, content: '' });
    expect(validateRecords([{ ...record, content: 'x'.repeat(room) }])).toHaveLength(1);
    expect(() => validateRecords([{ ...record, content: 'x'.repeat(room + 1) }])).toThrow(
      /page https:\/\/developers.example\/docs\/page-0: record \/docs\/page-0 has 10001 bytes including its digest, the limit is 10000/,
    );
    // Bytes, not characters.
    expect(() => validateRecords([{ ...record, content: 'é'.repeat(Math.ceil(room / 2) + 1) }])).toThrow(
      /the limit is 10000/,
    );
  });

  test('prints the first twenty problems and counts the others', () => {
    const wrong = Array.from({ length: 50 }, (_, at) => ({ ...record, objectID: `id-${at}`, url: '' }));
    expect(() => validateRecords(wrong)).toThrow(/… and 30 more/);
  });
});

describe('the drop guard', () => {
  test.each([
    [70, 100, false, true],
    [69, 100, false, false],
    [69, 100, true, true],
    [1, 0, false, true],
    [100, 100, false, true],
    [7, 10, false, true],
  ])('%i records where %i are live, shrinking allowed %s: passes %s', (count, live, allowed, passes) => {
    const check = (): void => checkDrop(count, live, allowed);
    if (passes) expect(check).not.toThrow();
    else expect(check).toThrow(`${live} records, this build only ${count}`);
  });
});
