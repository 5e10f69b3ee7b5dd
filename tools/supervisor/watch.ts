/** `npm run dev`: a changed source builds its bundle or starts the server again. */
import { spawn } from 'node:child_process'
import { existsSync, type FSWatcher, watch } from 'node:fs'
import type { ServerKeeper } from './server-keeper.ts'

const folders = [
  'server',
  'demo',
  'modules',
  'platform',
  'contract',
  'kernel',
  'studio',
  'games',
  'db',
  'dist',
]
const QUIET_MS = 200

/** Answers a function that ends the watching. */
export function startWatching(server: ServerKeeper, say: (line: string) => void): () => void {
  const bundles = spawn(process.execPath, ['tools/build.ts', '--watch'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let timer: NodeJS.Timeout | undefined

  const changed = (folder: string, file: string | null): void => {
    if (file === null || /\.test\.tsx?$|(^|\/)\./.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => again(`${folder}/${file}`), QUIET_MS)
  }
  const again = (cause: string): void => {
    say(`${cause} changed; starting the server again …`)
    server.restart()
  }
  const watchers: FSWatcher[] = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, (_event, file) => changed(folder, file)))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
    bundles.kill()
  }
}
