/**
 * `npm run restore -- --from FOLDER [--other-key]`: puts a backup into the empty database of DATABASE_URL, or
 * into a new embedded one in DATA_DIR, and proves it. Exit 0: restored and the audit holds; 1: refused or
 * failed, the database is as empty as before; 2: restored, but the audit found something broken.
 */
import { StartError } from '../supervisor/refusal.ts'
import { hasFlag, option, reachStore, readConfig, wordsOf } from './place.ts'
import { restoreBackup } from './read.ts'

try {
  process.exitCode = await restore()
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
}

async function restore(): Promise<number> {
  const config = readConfig()
  const folder = option('from')
  if (!folder) throw new StartError('Say which backup: npm run restore -- --from FOLDER')
  const store = await reachStore(config, { mayMake: true })
  try {
    const proofs = await restoreBackup({
      folder,
      ownerUrl: store.ownerUrl,
      dataDir: config.dataDir,
      secretKey: config.secretKey,
      acceptsOtherKey: hasFlag('other-key'),
      say: (line) => console.log(line),
    })
    for (const { id, ok, detail } of proofs)
      console.log(`${id.padEnd(4)} ${ok ? 'holds ' : 'BROKEN'}  ${detail}`)
    const isWhole = proofs.every(({ ok }) => ok)
    console.log(
      isWhole
        ? 'Restored and proved; npm start continues from here.'
        : 'Restored, but the audit found something broken: do not open the site.',
    )
    return isWhole ? 0 : 2
  } finally {
    await store.close()
  }
}
