/** The operators' desk of draws, over a server that draws nothing by itself. */
import { makeAhead } from '../../modules/lottery/draws/make-ahead.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestClient, type TestServer } from './server.ts'

export interface IssueDesk {
  readonly server: TestServer
  /** May write issues. */
  readonly owner: Database
  readonly desk: TestClient
  /** Of the owner of the house. */
  readonly token: string
  close(): Promise<void>
}

/** Every lottery has the issues of the next hour, and those on days the ones that are planned. */
export async function openIssueDesk(env: Record<string, string> = {}): Promise<IssueDesk> {
  const server = await startServer({ env: { ...WITHOUT_WORKER, ...env } })
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  const desk = server.client()
  const token = await desk.signInOperator('owner')
  while (!(await makeAhead({ database: server.process.database, aheadMs: 3_600_000 })));
  return {
    server,
    owner,
    desk,
    token,
    async close() {
      await owner.close()
      await server.close()
    },
  }
}
