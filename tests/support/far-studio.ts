/** The studio as it plays over HTTP: a gateway, and beside it a studio that knows the wallet by its address. */
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import { launchKey } from '../../modules/launch/index.ts'
import { keepSecret } from '../../modules/launch/vendors/access/vendors.ts'
import { notify } from '../../platform/notifications.ts'
import { openDatabase } from '../../platform/postgres.ts'
import { httpHousePort, openStudio, studioKey } from '../../studio/index.ts'
import { startServer, WITHOUT_WORKER } from './server.ts'

const VENDOR = 'STUDIO'
export const FAR_SECRET = 'studio-over-http'

export type FarHouse = Awaited<ReturnType<typeof openFarHouse>>

/** Nothing plays in the gateway's own process: its studio's clocks stand still. */
export async function openFarHouse() {
  const server = await startServer({ env: WITHOUT_WORKER })
  const { services, database, config } = server.process
  const near = services.use(studioKey)
  for (const { clock } of [near.tables, near.rooms, near.fish]) await clock.stop()
  await database.transaction(async (tx) => {
    await keepSecret(tx, config.secretKey, VENDOR, FAR_SECRET)
    await notify(tx, { kind: 'vendor' })
  })
  const launch = services.use(launchKey)
  await launch.directory.load()
  const { port, lose } = losing(
    httpHousePort({ origin: server.origin, vendor: VENDOR, secret: FAR_SECRET, timeoutMs: 20_000 }),
  )
  const studio = openStudio({
    databaseUrl: server.ownerUrl,
    port,
    currencyOf: () => 'THB',
    secretKey: config.secretKey,
    onError: () => {},
  })
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  return {
    server,
    owner,
    studio,
    port,
    /** The same wallet in process. */
    nearPort: launch.housePortOf(VENDOR),
    /** The wallet does what it is asked next by this call, so many times, and no answer arrives. */
    lose,
    async advance(duration: string): Promise<void> {
      await server.client().post('/api/dev/clock', { advance: duration })
    },
    async close(): Promise<void> {
      await studio.close()
      await owner.close()
      await server.close()
    },
  }
}

type Call = Exclude<keyof HousePort, 'stacks'> | `stacks.${keyof HousePort['stacks']}`
type Ask = (message: never) => Promise<unknown>

function losing(port: HousePort): { port: HousePort; lose: (call: Call, times?: number) => void } {
  const left = new Map<string, number>()
  const wrap = (calls: object, before: string) =>
    Object.fromEntries(
      Object.entries(calls)
        .filter(([, ask]) => typeof ask === 'function')
        .map(([name, ask]) => [
          name,
          async (message: never) => {
            const answer = await (ask as Ask)(message)
            const times = left.get(before + name) ?? 0
            if (times === 0) return answer
            left.set(before + name, times - 1)
            throw new Error(`the answer to ${before}${name} is lost`)
          },
        ]),
    )
  return {
    port: { ...wrap(port, ''), stacks: wrap(port.stacks, 'stacks.') } as unknown as HousePort,
    lose: (call, times = 1) => left.set(call, times),
  }
}
