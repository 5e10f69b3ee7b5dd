import { expect, test } from 'vitest'
import { openDatabase, sql } from '../../../../../platform/postgres.ts'
import { pocketPlayer, switchAcme } from '../../../../../tests/support/pockets.ts'
import { startServer } from '../../../../../tests/support/server.ts'

test('wallets are listed and money is moved without reading the games, of which a merchant may have 20,000', async () => {
  const server = await startServer()
  await switchAcme(server)
  const member = await pocketPlayer(server, 'member01')
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = owner.transaction(async (tx) => {
    await sql`LOCK TABLE catalogue.game, catalogue.game_listing IN ACCESS EXCLUSIVE MODE`.execute(tx)
    held.resolve()
    await over.promise
  })
  try {
    await held.promise
    expect((await member.wallets()).value.wallets.map(({ vassalage }) => vassalage)).toEqual(['MAIN', 'ACME'])
    expect((await member.transfer('MAIN', 'ACME', 100)).value.state).toBe('DONE')
    expect((await member.transfer('ACME', 'MAIN', 100)).value.state).toBe('DONE')
  } finally {
    over.resolve()
    await holding
    await owner.close()
    await server.close()
  }
})
