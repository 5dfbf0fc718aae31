import { ownBytes, parseStatus, processTree, residentBytes } from './processes.mjs';

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
  expect(residentBytes(processTree(processes, 3))).toBe(11_111);
  expect(processTree(processes, 9)).toEqual([]);
});

test('what processes share counts once; a process that has exited counts with what was last known', () => {
  const read = (id) => {
    if (id === 2) throw new Error('ENOENT');
    return `00400000-7ffd rollup\nRss:  900 kB\nPss:  ${id * 100} kB\nPss_Anon:  1 kB\n`;
  };
  expect(ownBytes([running(1, 0, 1, 900_000), running(2, 1, 1, 5000), running(3, 1, 1, 900_000)], read)).toBe(
    400 * 1024 + 5000,
  );
});

test('this process has memory of its own', () => {
  const [own] = processTree(
    [{ id: process.pid, parent: 0, group: 0, session: 0, bytes: process.memoryUsage.rss() }],
    process.pid,
  );
  const bytes = ownBytes([own]);
  expect(bytes).toBeGreaterThan(10_000_000);
  expect(bytes).toBeLessThanOrEqual(own.bytes * 1.5);
});
