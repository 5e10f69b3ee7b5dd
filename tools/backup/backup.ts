/**
 * `npm run backup [-- --to FOLDER]`: saves the database and the uploads, while the product runs, into a new
 * folder (without --to: DATA_DIR/backups/<moment>). Exit 0: whole; 1: refused or failed, nothing is left; 2:
 * saved, but uploads that the database names were not in DATA_DIR.
 */
import { join } from 'node:path'
import { option, reachStore, readConfig, wordsOf } from './place.ts'
import { writeBackup } from './write.ts'

try {
  process.exitCode = await backup()
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
}

async function backup(): Promise<number> {
  const config = readConfig()
  const target =
    option('to') ??
    join(config.dataDir, 'backups', new Date().toISOString().replaceAll(':', '-').slice(0, 19))
  const store = await reachStore(config, { mayMake: false })
  try {
    const { missingUploads } = await writeBackup({
      ownerUrl: store.ownerUrl,
      dataDir: config.dataDir,
      target,
      secretKey: config.secretKey,
      say: (line) => console.log(line),
    })
    console.log(`Saved in ${target}`)
    console.log(
      'It holds personal data and the keys of sealed calls: keep it readable for yourself alone, and a copy on another machine.',
    )
    console.log('SECRET_KEY is not in it: keep that elsewhere, a restore needs it.')
    for (const name of missingUploads)
      process.stderr.write(`Missing in ${join(config.dataDir, 'files')}: ${name}\n`)
    return missingUploads.length > 0 ? 2 : 0
  } finally {
    await store.close()
  }
}
