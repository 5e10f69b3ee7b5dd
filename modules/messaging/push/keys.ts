/** The key that browsers subscribe to: made at the first start, and sealed at rest. */
import { clock } from '../../../kernel/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Database, Reader } from '../../../platform/postgres.ts'
import { openSecret, sealSecret } from '../../../platform/secrets.ts'
import { makePushKeys, type PushKeys } from '../../../platform/web-push.ts'
import { insertKey, readKey } from './store/keys.ts'

const PURPOSE = 'push-key'

type Sealer = Pick<Config, 'secretKey'>

/** Called at each start; only the first one makes a key. */
export async function makePushKey(database: Database, { secretKey }: Sealer): Promise<void> {
  if (await readKey(database.kysely)) return
  const { publicKey, privateKey } = makePushKeys()
  const sealed = sealSecret(secretKey, PURPOSE, privateKey)
  await database.transaction((tx) => insertKey(tx, { publicKey, sealed }, clock.now()))
}

export async function publicPushKey(reader: Reader): Promise<string> {
  return (await keyOf(reader)).publicKey
}

/** Throws if SECRET_KEY is not the one that it was sealed with. */
export async function pushKeys(reader: Reader, { secretKey }: Sealer): Promise<PushKeys> {
  const { publicKey, sealed } = await keyOf(reader)
  return { publicKey, privateKey: openSecret(secretKey, PURPOSE, sealed) }
}

async function keyOf(reader: Reader) {
  const key = await readKey(reader)
  if (!key) throw new Error('the key for web push is made when the platform starts')
  return key
}
