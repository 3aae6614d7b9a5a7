import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // The server serves the built files under this path and never changes a hashed one.
  base: '/static/',
  build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  // Tests read the editions, to see that everything in a box is drawn.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://localhost:8017', ws: true } } },
  // The first test of a file waits for its modules, longer where other programs want the machine.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
