import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    proxy: { '/trpc': { target: 'http://localhost:3000', ws: true } },
  },
  build: { outDir: 'dist/client' },
});
