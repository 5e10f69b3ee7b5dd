/**
 * The conformance kit: `npm run vendor:check -- --url URL --vendor CODE --secret S --member ID …` plays every
 * rule of docs/vendors against a wallet that speaks the contract. Exit 1 on any failure.
 */
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { VendorClient } from './client.ts'
import { Kit, type Session } from './kit.ts'
import { checkPlayerApi } from './player-check.ts'
import { runChecks, type CheckResult } from './run-checks.ts'
import { signIn, type SignedIn } from './sign-in.ts'

const USAGE = `npm run vendor:check -- --url URL --vendor CODE --secret SECRET --member ID [how to open a session] [choices]

Or, for a vendor that keeps pockets (transfer mode), against the vendor's own API:
npm run vendor:check -- --api URL --vendor CODE --secret SECRET --member ID [--not-found-is-final]

How to open a session, one of:
  --username NAME --password WORD   signs the member in at a house of ours (plays the cases of sign-out too)
  --launch-token TOKEN              a fresh launch token of the member, as a vendor is handed one
  --session TOKEN                   a living session token of the member

  --game CODE                       an open game of the vendor (default: CODE-1, e.g. ACME-1)
  --currency THB                    with --session only: THB, or TRIAL for free play (default THB)
  --free                            with --username: free play
  --late-wins, --win-rollback, --unknown-rollback-not-found
                                    the vendor is configured so

The member needs a balance of 50.00 or more, and nobody may play with it meanwhile.`

export interface CheckOptions {
  url: string
  vendor: string
  secret: string
  member: string
  game?: string
  currency?: string
  username?: string
  password?: string
  'launch-token'?: string
  session?: string
  free?: boolean
  'late-wins'?: boolean
  'win-rollback'?: boolean
  'unknown-rollback-not-found'?: boolean
}

/** Plays every case; one line each through `say`. */
export async function checkWallet(options: CheckOptions, say: (line: string) => void): Promise<CheckResult> {
  const client = new VendorClient(options)
  const gameCode = options.game ?? `${options.vendor}-1`
  const signedIn: SignedIn | undefined =
    options.username === undefined
      ? undefined
      : await signIn({
          url: options.url,
          username: options.username,
          password: options.password ?? '',
          vendor: options.vendor,
          gameCode,
          isFree: options.free ?? false,
        })
  const launchToken = signedIn?.launchToken ?? options['launch-token']
  const session =
    launchToken === undefined
      ? {
          memberId: options.member,
          sessionToken: options.session!,
          gameCode,
          currency: options.currency ?? 'THB',
        }
      : await authenticate(client, launchToken, options.member, gameCode)
  const kit = new Kit(
    client,
    session,
    {
      lateWins: options['late-wins'] ?? false,
      winRollback: options['win-rollback'] ?? false,
      unknownRollbackNotFound: options['unknown-rollback-not-found'] ?? false,
    },
    { signOut: signedIn?.signOut, spentToken: launchToken },
  )
  return runChecks(kit, say)
}

async function authenticate(
  client: VendorClient,
  launchToken: string,
  member: string,
  gameCode: string,
): Promise<Session> {
  const answer = await client.send('authenticate', { launchToken })
  if (answer.status !== 'OK') throw new Error(`authenticate answered ${answer.status}`)
  if (answer.memberId !== member)
    throw new Error(`the launch token belongs to ${String(answer.memberId)}, not to ${member}`)
  return {
    memberId: member,
    sessionToken: answer.sessionToken as string,
    gameCode,
    currency: answer.currency as string,
  }
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: {
      url: text,
      vendor: text,
      secret: text,
      member: text,
      game: text,
      currency: text,
      username: text,
      password: text,
      'launch-token': text,
      session: text,
      free: flag,
      'late-wins': flag,
      'win-rollback': flag,
      'unknown-rollback-not-found': flag,
      help: flag,
      api: text,
      'not-found-is-final': flag,
    },
  })
  const { url, vendor, secret, member } = values
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  if (values.api && vendor && secret && member)
    return report(await checkPlayerApi({ ...values, api: values.api, vendor, secret, member }, say))
  const hasSession =
    values.username !== undefined || values['launch-token'] !== undefined || values.session !== undefined
  if (!url || !vendor || !secret || !member || !hasSession) {
    console.log(USAGE)
    process.exit(1)
  }
  report(await checkWallet({ ...values, url, vendor, secret, member }, say))
}

const say = (line: string): void => {
  console.log(line)
}

function report({ passed, failed, notPlayed }: CheckResult): never {
  console.log(`${passed} passed, ${failed} failed${notPlayed > 0 ? `, ${notPlayed} not played` : ''}`)
  process.exit(failed > 0 ? 1 : 0)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
