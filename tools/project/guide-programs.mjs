/** Programs that readers of guides need, with what tries them and the packages of Debian that contain them. */
export const GUIDE_PROGRAMS = {
  curl: { packages: ['curl'], args: ['--version'] },
  jq: { packages: ['jq'], args: ['--version'] },
  python3: {
    packages: ['python3', 'python3-requests'],
    args: ['-c', 'import sys, requests; sys.exit(sys.version_info < (3, 10))'],
  },
};
