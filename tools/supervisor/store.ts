/** The database under the server: the one DATABASE_URL names, or our own, started again whenever it dies. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../platform/config.ts'
import { type Embedded, startEmbedded } from '../../platform/embedded/launcher.ts'
import { oneSentence } from './refusal.ts'

export interface Store {
  url: string
  ownerUrl: string
  close(): Promise<void>
}

export async function openStore(config: Config, say: (line: string) => void): Promise<Store> {
  if (!config.databaseUrl) return openEmbedded(config.dataDir, say)
  return { url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl, close: async () => {} }
}

async function openEmbedded(dataDir: string, say: (line: string) => void): Promise<Store> {
  let embedded = await startEmbedded({ dataDir, log: say })
  const { port, ownerUrl } = embedded
  let isClosing = false

  const keep = async (): Promise<void> => {
    for (;;) {
      await embedded.exited
      if (isClosing) return
      say('The database ended unexpectedly; starting it again …')
      embedded = (await startAgain(dataDir, port, say, () => isClosing)) ?? embedded
      if (isClosing) return
      say('The database is back.')
    }
  }
  const keeping = keep()
  return {
    url: ownerUrl,
    ownerUrl,
    async close() {
      isClosing = true
      await embedded.stop()
      await keeping
      await embedded.stop() // one that was just being started again
    },
  }
}

/** The same port, since the server holds the address. */
async function startAgain(
  dataDir: string,
  port: number,
  say: (line: string) => void,
  isClosing: () => boolean,
): Promise<Embedded | undefined> {
  for (;;) {
    try {
      return await startEmbedded({ dataDir, port, log: say })
    } catch (error) {
      if (isClosing()) return undefined
      say(oneSentence(error))
      await sleep(1_000)
    }
  }
}
