import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), icons({ compiler: 'jsx', jsx: 'react' })],
  test: {
    include: ['{src,server,build,scripts,android,tests,art}/**/*.test.{ts,tsx,mjs}'],
    reporters: process.env.CHECK_REPORT ? ['dot', ['json', { outputFile: 'test-results/unit.json' }]] : ['default'],
    setupFiles: ['tests/setup-unit.ts'],
    restoreMocks: true,
    maxWorkers: 2,
  },
});
