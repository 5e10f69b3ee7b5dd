/**
 * The hosts whose pictures a merchant's pages may show, kept in memory, since every page names them in its
 * Content-Security-Policy.
 */
import type { Line } from '../../../platform/notifications.ts'
import type { Database } from '../../../platform/postgres.ts'
import { defineService } from '../../../platform/services.ts'
import { settingOf } from '../../system/index.ts'
import { deskSettings } from '../shared/settings.ts'

export interface ImageHosts {
  of(merchantId: string): readonly string[]
}
export const imageHostsKey = defineService<ImageHosts>('catalogue.image-hosts')

interface Parts {
  database: Database
  line: Line
  merchantIds: () => readonly string[]
  onError: (error: unknown) => void
}

/** Reads them once and again whenever an operator changes them, until the connection closes. */
export async function openImageHosts({ database, line, merchantIds, onError }: Parts): Promise<ImageHosts> {
  const hosts = new Map<string, readonly string[]>()
  let last: Promise<void> = Promise.resolve()
  const read = async (merchantId: string) => {
    hosts.set(merchantId, await settingOf(database.kysely, merchantId, deskSettings.imageHosts))
  }
  // One reading after another: an older result never replaces a newer one.
  const load = (merchantId: string) => (last = last.catch(() => {}).then(() => read(merchantId)))
  const loadAll = async () => {
    await Promise.all(merchantIds().map(load))
  }
  line.on('setting', ({ merchantId, name }) => {
    if (name === deskSettings.imageHosts.name) void load(String(merchantId)).catch(onError)
  })
  line.onGap(() => {
    if (line.isUp()) void loadAll().catch(onError)
  })
  await loadAll()
  return { of: (merchantId) => hosts.get(merchantId) ?? [] }
}
