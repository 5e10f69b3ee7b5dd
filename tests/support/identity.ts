/** Members for tests: human checks without the work, accounts of any kind, codes from the outbox. */
import { createAccount, type NewAccount } from '../../modules/identity/index.ts'
import type { HumanScene } from '../../platform/human-check.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { DEMO_KEY, solvedCheck } from './quick-human-check.ts'
import type { Reply, TestClient, TestServer } from './server.ts'

/** A solved human check of the client's visitor, made with our own key and no work in it. */
export async function quickHumanCheck(client: TestClient, scene: HumanScene): Promise<string> {
  if (!client.cookies.has('visitor')) await client.get('/api/wps/system/keys')
  return solvedCheck(DEMO_KEY, client.cookies.get('visitor')!, scene)
}

export interface SignInValue {
  token: string
  memberId: string
  account: string
  firstTimeLogin: boolean
  passwordExpired: boolean
  mustChangePassword: boolean
  changeTicket: string | null
  restricted: string | null
  until: string | null
  previousLoginAt: string | null
  captcha?: boolean
}

export async function logIn(
  client: TestClient,
  username: string,
  password: string,
  more: Record<string, unknown> = {},
): Promise<Reply<SignInValue>> {
  return client.post(
    '/api/wps/session/login',
    {
      username,
      password,
      captcha: '',
      type: 'username',
      humanCheck: await quickHumanCheck(client, 'login'),
      ...more,
    },
    { sealed: true },
  )
}

export async function register(
  client: TestClient,
  filled: Record<string, unknown>,
): Promise<Reply<SignInValue & { fields?: { field: string; rule: string; message: string }[] }>> {
  const body = {
    password: 'correct-horse-7',
    confirmPassword: filled.password ?? 'correct-horse-7',
    registerMethod: 'WEB',
    humanCheck: await quickHumanCheck(client, 'register'),
    ...filled,
  }
  return client.put('/api/wps/member/register', body, { sealed: true })
}

/** Asks for a captcha and answers what it says. */
export async function solveCaptcha(client: TestClient): Promise<string> {
  await client.get('/api/wps/captcha')
  return (await client.get<{ answer: string }>('/api/dev/captcha')).value.answer
}

/** An account of the demo merchant behind the calls' back. */
export async function makeAccount(
  server: TestServer,
  account: Partial<NewAccount> & { username: string; password?: string },
): Promise<string> {
  const { password = 'correct-horse-7', ...rest } = account
  const passwordHash = await hashPassword(password)
  const row = await server.process.database.transaction((tx) =>
    createAccount(server.process.services, tx, {
      merchantId: DEMO_MERCHANT,
      type: 0,
      passwordHash,
      ageConfirmedAt: new Date(),
      ...rest,
    }),
  )
  return row.account_id
}

/** The six digits of the newest message to a number. */
export async function codeSentTo(client: TestClient, mobile: string): Promise<string> {
  const { value } = await client.get<{ list: { text: string }[] }>(
    `/api/dev/outbox?to=${encodeURIComponent(mobile)}`,
  )
  return /[0-9]{6}/.exec(value.list[0]?.text ?? '')?.[0] ?? ''
}
