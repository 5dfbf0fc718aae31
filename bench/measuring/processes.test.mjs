import { parseStatus, treeBytes } from './processes.mjs';

const STATUS = `Name:\tnode
Umask:\t0022
State:\tS (sleeping)
Tgid:\t42
Pid:\t42
PPid:\t7
NStgid:\t42\t3
NSpid:\t42\t3
NSpgid:\t40\t1
NSsid:\t39\t1
VmHWM:\t   90000 kB
VmRSS:\t   81232 kB
`;
const running = (id, parent, session, bytes = 1) => ({ id, parent, group: id, session, bytes });

test('reads what the system says of a process', () => {
  expect(parseStatus(STATUS)).toEqual([{ id: 42, parent: 7, group: 40, session: 39, bytes: 81_232 * 1024 }]);
});

test('a kernel thread has no memory, and a zombie is not running', () => {
  expect(parseStatus('State:\tI (idle)\nPid:\t9\nPPid:\t2\nNSpgid:\t0\nNSsid:\t0\n')).toMatchObject([{ bytes: 0 }]);
  expect(parseStatus(STATUS.replace('S (sleeping)', 'Z (zombie)'))).toEqual([]);
});

test('the tree holds descendants of any depth, in any order, and processes that have lost their parent', () => {
  const processes = [
    running(5, 4, 5, 1),
    running(4, 3, 3, 10),
    running(3, 1, 3, 100),
    running(6, 1, 3, 1000),
    running(7, 6, 7, 10_000),
    running(8, 1, 8, 100_000),
    running(1, 0, 1, 1_000_000),
  ];
  expect(treeBytes(processes, 3)).toBe(11_111);
  expect(treeBytes(processes, 9)).toBe(0);
});
