import type { Sample } from '../collect-samples';
import { checkCallOrder } from './check-call-order';

// Loading grammars takes a while on a busy machine.
const sample = (language: string, code: string, file = 'content/docs/a.mdx'): Sample => ({
  file,
  language,
  code,
  line: 10,
  lines: code.split('\n').map((_, index) => 11 + index),
});

const check = async (language: string, ...codes: string[]) =>
  (await checkCallOrder(codes.map((code) => sample(language, code)))).map(
    ({ line, message }) => `${line} ${message.replace(/;.*/, '')}`,
  );

const join = (listener: string) => `fun join() = meeting.join(accessKey = "K", eventListener = ${listener})`;
const REFUSAL = 'override fun onMeetingJoinFailed(reason: Reason) = show(reason.name)';
const MISSING = 'kotlin: the listener of join does not override onMeetingJoinFailed';

describe('Kotlin', () => {
  test.each([
    ['an object', join(`object : AcmeEventListener() {\n  ${REFUSAL}\n}`)],
    ['a property', `val listener = object : AcmeEventListener() {\n  ${REFUSAL}\n}\n${join('listener')}`],
    ['a class', `class Shown : AcmeEventListener() {\n  ${REFUSAL}\n}\n${join('Shown()')}`],
    ['a parameter', `class Call(private val listener: AcmeEventListener) {\n  ${join('listener')}\n}`],
    ['a partial listener that is not passed', 'class Voice : AcmeEventListener() {\n  override fun onVoice() = a()\n}'],
    ['another object', 'val a = object : Runnable {}'],
    ['another join', 'val a = names.join(", ")'],
  ])('accepts %s', async (_name, code) => {
    expect(await check('kotlin', code)).toEqual([]);
  });

  test.each([
    ['an empty object', join('object : AcmeEventListener() {}'), 11],
    ['an object by position', 'fun a() = meeting.join("K", true, object : AcmeEventListener() {})', 11],
    ['a property without the callback', `val listener = object : AcmeEventListener() {}\n${join('listener')}`, 11],
    [
      'a partial listener',
      `val listener = object : AcmeEventListener() {\n  override fun onVoice() = a()\n}\n\n${join('listener')}`,
      11,
    ],
    ['a class without the callback', `class Empty : AcmeEventListener()\n${join('Empty()')}`, 12],
    ['a class that the page does not have', join('Elsewhere()'), 11],
  ])('reports %s that is passed to a join call', async (_name, code, line) => {
    expect(await check('kotlin', code)).toEqual([`${line} ${MISSING}`]);
  });

  test('reports an empty listener that is not passed', async () => {
    expect(await check('kotlin', 'val a = 1\nval b = object : AcmeEventListener() {}')).toEqual([
      '12 kotlin: a listener overrides nothing',
    ]);
  });

  test('finds a class and its base class in other samples of the page, but not on other pages', async () => {
    const base = `open class Base : AcmeEventListener() {\n  ${REFUSAL}\n}`;
    const derived = 'class Derived : Base() {\n  override fun onVoice() = a()\n}';
    expect(await check('kotlin', join('Derived()'), derived, base)).toEqual([]);
    const elsewhere = sample('kotlin', base, 'content/docs/b.mdx');
    const problems = await checkCallOrder([sample('kotlin', join('Base()')), elsewhere]);
    expect(problems).toEqual([{ file: 'content/docs/a.mdx', line: 11, message: expect.stringContaining(MISSING) }]);
  });
});

const LATE = 'swift: the delegate is set in or after work for another queue, so that Setup can be lost';

const controller = (completion: string, rest = '') =>
  `class Screen: UIViewController {\n  var meeting: AcmeMeeting?\n  func begin() {\n    Acme.shared.join("K") { meeting, ended in\n${completion}\n    }\n  }\n${rest}}`;

describe('Swift', () => {
  test.each([
    [
      'the delegate before work for the main queue',
      controller('self.meeting = meeting\nself.meeting?.delegate = self\nDispatchQueue.main.async { self.show() }'),
    ],
    ['the delegate in a condition', controller('if var joined = meeting { joined.delegate = self }')],
    [
      'the delegate after a branch for refusals that returns',
      controller(
        'guard let joined = meeting else {\n  DispatchQueue.main.async { self.show() }\n  return\n}\nself.meeting = joined\nself.meeting?.delegate = self',
      ),
    ],
    [
      'a function that sets it at once',
      controller(
        'self.keep(meeting)\nDispatchQueue.main.async { self.show() }',
        'func keep(_ meeting: AcmeMeeting?) {\n self.meeting = meeting\n self.meeting?.delegate = self\n}\n',
      ),
    ],
    [
      'a closure in a variable',
      'var meeting: AcmeMeeting?\nlet done: Done = { joined, ended in\n meeting = joined\n meeting?.delegate = a\n}\nAcme.shared.start(permalink: "T", completion: done)',
    ],
    ['a completion from outside', 'func join(done: @escaping Done) { Acme.shared.join("K", completion: done) }'],
    ['the delegate of something else', 'DispatchQueue.main.async { picker.delegate = self }'],
    ['another start', 'Engine.shared.start { ok in print(ok) }'],
  ])('accepts %s', async (_name, code) => {
    expect(await check('swift', code)).toEqual([]);
  });

  test.each([
    [
      'the delegate inside main.async',
      controller('DispatchQueue.main.async {\n  self.meeting = meeting\n  self.meeting?.delegate = self\n}'),
      17,
    ],
    [
      'the delegate after work for the main queue',
      controller('DispatchQueue.main.async { self.show() }\nmeeting?.delegate = self'),
      16,
    ],
    [
      'a function that main.async calls',
      controller(
        'DispatchQueue.main.async { self.show(meeting) }',
        'func show(_ meeting: AcmeMeeting?) {\n  self.meeting?.delegate = self\n}\n',
      ),
      19,
    ],
    [
      'the delegate after a branch that does not return',
      controller('if meeting == nil {\n  DispatchQueue.main.async { self.show() }\n}\nmeeting?.delegate = self'),
      18,
    ],
    ['the delegate in a task', 'func keep(_ meeting: AcmeMeeting) {\n  Task { meeting.delegate = self }\n}', 12],
  ])('reports %s', async (_name, code, line) => {
    expect(await check('swift', code)).toEqual([`${line} ${LATE}`]);
  });

  test('reports a completion that sets no delegate', async () => {
    expect(await check('swift', controller('self.meeting = meeting'))).toEqual([
      '14 swift: the completion of join sets no delegate',
    ]);
    expect(await check('swift', 'Acme.shared.start(permalink: "T") { meeting, ended in print(ended) }')).toEqual([
      '11 swift: the completion of start sets no delegate',
    ]);
  });
});

describe('local view', () => {
  const ALWAYS = 'the local view is always visible';
  const kotlin = (local: string) => `fun a() = meeting.join(accessKey = "K",\n  local = ${local}, remote = remote)`;
  const swift = 'func show(_ meeting: AcmeMeeting) {\n  view.addSubview(meeting.localVideoView)\n}';

  test('reports a program that never hides it', async () => {
    expect(await check('kotlin', kotlin('local'))).toEqual([`12 kotlin: ${ALWAYS}`]);
    expect(await check('swift', swift)).toEqual([`12 swift: ${ALWAYS}`]);
  });

  test('accepts a program that hides it in a sample of the page, and one without it', async () => {
    const mode = 'class Mode : AcmeEventListener() {\n  override fun onStreamingModeChanged(p2p: Boolean) = a(p2p)\n}';
    expect(await check('kotlin', kotlin('local'), mode)).toEqual([]);
    expect(await check('kotlin', kotlin('null'))).toEqual([]);
    expect(await check('kotlin', 'class A(val local: View)')).toEqual([]);
    expect(await check('swift', swift, 'func a(_ mode: Mode) {\n  b.isHidden = !mode.p2p\n}')).toEqual([]);
  });
});

test('reports the line in the file, and ignores other languages', async () => {
  const code = controller('DispatchQueue.main.async { meeting?.delegate = self }');
  const problems = await checkCallOrder([
    sample('text', code),
    { ...sample('swift', code), lines: [20, 21, 22, 23, 40] },
  ]);
  expect(problems).toEqual([{ file: 'content/docs/a.mdx', line: 40, message: expect.stringContaining(LATE) }]);
});
