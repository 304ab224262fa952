import { defineConfig } from 'vitest/config';
import base from '../../vite.config';

/** Only tests without a server, since each of thousands of mutants must run within a second. */
export default defineConfig((environment) => ({
  ...base(environment),
  test: {
    css: false,
    silent: true,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: [
            'tests/{api,auth,features,model}/**/*.test.ts',
            'tests/mock-server/guards/{accessRules,attempts,fieldErrors}.test.ts',
          ],
          exclude: ['tests/api/openapi.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'auth',
          environment: './tests/support/lightDom.ts',
          include: ['tests/auth/**/*.test.tsx'],
          setupFiles: ['tests/support/setupScreens.ts'],
        },
      },
    ],
  },
}));
