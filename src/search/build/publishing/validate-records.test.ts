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

  test('the digest takes as many bytes as the build leaves for it', () => {
    expect(Buffer.byteLength(JSON.stringify(validateRecords([record])[0]))).toBe(recordBytes(record));
  });

  test.each([
    ['something other than a list', {}, /not a list/],
    ['no records', [], /no search records/],
    ['no id', [{ ...record, objectID: '' }], /page https:.*: objectID is missing/],
    ['an id used twice', [record, record], /page https:.*page-0: objectID \/docs\/page-0 is used twice/],
    ['no url', [{ ...record, url: undefined }], /record \/docs\/page-0: url must be an address/],
    ['a relative url', [{ ...record, url: 'page' }], /url must be an address/],
    ['no anchor', [{ ...record, anchor: undefined }], /anchor is missing/],
    ['an anchor that the url lacks', [{ ...record, anchor: 'part' }], /anchor "part" is not the end of the url/],
    ['something other than an object', [null], /record at position 0: objectID is missing/],
  ])('%s is refused', (_name, input, message) => {
    expect(() => validateRecords(input)).toThrow(message);
  });

  test('a record of 10,000 bytes is taken, one of 10,001 names its page', () => {
    const room = 10_000 - recordBytes({ ...record, content: '' });
    expect(validateRecords([{ ...record, content: 'x'.repeat(room) }])).toHaveLength(1);
    expect(() => validateRecords([{ ...record, content: 'x'.repeat(room + 1) }])).toThrow(
      /page https:\/\/developers.example\/docs\/page-0: record \/docs\/page-0 has 10001 bytes with its digest, allowed are 10000/,
    );
    // Bytes, not characters.
    expect(() => validateRecords([{ ...record, content: 'é'.repeat(Math.ceil(room / 2) + 1) }])).toThrow(
      /allowed are 10000/,
    );
  });

  test('of many problems only the first are printed, the others are counted', () => {
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
