// node vendor.mjs <origin> <launch token> [game]: authenticates and plays rounds, as a vendor's server would.
import { createHmac, randomUUID } from 'node:crypto'

const [origin, launchToken, gameCode = 'ACME-1'] = process.argv.slice(2)
const vendor = process.env.VENDOR ?? 'ACME'
const secret = process.env.VENDOR_SECRET ?? 'acme-demo-secret'

async function call(path, message) {
  const body = JSON.stringify(message)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  // A lost answer is asked for again with the same bytes: the wallet answers as it did the first time.
  for (let attempt = 1; ; attempt++) {
    try {
      const reply = await fetch(`${origin}/vendor/v1/${path}`, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(3000),
        headers: {
          'content-type': 'application/json',
          'x-vendor': vendor,
          'x-timestamp': timestamp,
          'x-signature': signature,
        },
      })
      const answer = await reply.json()
      if (answer.status !== 'BUSY') return show(path, answer)
    } catch (error) {
      if (attempt === 5) throw error
    }
    await new Promise((done) => setTimeout(done, attempt * 200))
  }
}

function show(path, answer) {
  console.log(path.padEnd(13), JSON.stringify(answer))
  return answer
}

const session = await call('authenticate', { launchToken })
if (session.status !== 'OK') process.exit(1)
const { memberId, sessionToken, currency } = session
const bet = (roundId, amount) => ({
  transactionId: randomUUID(),
  memberId,
  sessionToken,
  gameCode,
  roundId,
  amount,
  currency,
})
const win = (roundId, amount) => ({
  transactionId: randomUUID(),
  memberId,
  gameCode,
  roundId,
  amount,
  currency,
  roundClosed: true,
})

const won = randomUUID()
const stake = bet(won, 1000)
await call('bet', stake)
await call('bet', stake) // the first answer again, nothing moves
await call('win', win(won, 1500))
await call('round', { roundId: won })

const returned = randomUUID()
const lostBet = bet(returned, 1000)
await call('bet', lostBet)
await call('rollback', {
  transactionId: randomUUID(),
  originalTransactionId: lostBet.transactionId,
  memberId,
  roundId: returned,
})
await call('balance', { memberId, sessionToken })
