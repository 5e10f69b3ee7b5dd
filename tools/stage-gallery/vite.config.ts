/** The gallery of stage scenes, for whoever draws a game: `npx vite --config tools/stage-gallery/vite.config.ts --port 4140`. */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))

export default {
  root: folder,
  publicDir: false,
  cacheDir: `${folder}/../../.cache/gallery`,
  server: { fs: { allow: [`${folder}/../..`] }, hmr: false },
}
