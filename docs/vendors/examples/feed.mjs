// node feed.mjs <origin>: brings a feed of sports in step and sends one match, as a provider's server would.
import { createHmac } from 'node:crypto'

const [origin] = process.argv.slice(2)
const provider = process.env.PROVIDER ?? 'FEEDTEST'
const secret = process.env.FEED_SECRET ?? 'feed-demo-secret'

async function call(path, message) {
  // The time makes every request another one; a request that is the same in every byte counts once.
  const body = message === undefined ? '' : JSON.stringify({ sentAt: new Date().toISOString(), ...message })
  // The same messages again until an answer comes: they are taken once.
  for (let attempt = 1; ; attempt++) {
    const timestamp = String(Math.floor(Date.now() / 1000))
    try {
      const reply = await fetch(`${origin}/feed/v1/${path}`, {
        method: message === undefined ? 'GET' : 'POST',
        ...(message === undefined ? {} : { body }),
        signal: AbortSignal.timeout(3000),
        headers: {
          'content-type': 'application/json',
          'x-vendor': provider,
          'x-timestamp': timestamp,
          'x-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
        },
      })
      const answer = await reply.json()
      if (answer.status !== 'BUSY') {
        console.log(path.padEnd(10), JSON.stringify(answer))
        return answer
      }
    } catch (error) {
      if (attempt === 5) throw error
    }
    await new Promise((done) => setTimeout(done, attempt * 200))
  }
}

let { seq } = await call('state')
await call('snapshot', { seq, fixtures: [] })

const names = (th, en) => ({ th, en })
const fixtureId = `node-${Date.now().toString(36)}`
const messages = [
  {
    kind: 'FIXTURE',
    fixture: {
      fixtureId,
      kind: 'MATCH',
      sportCode: 'FOOTBALL',
      league: {
        leagueId: 'example',
        names: names('ลีกตัวอย่าง', 'Example league'),
        country: 'XX',
        countryNames: names('ตัวอย่าง', 'Examples'),
        tier: 'C',
      },
      home: { teamId: 'reds', names: names('ทีมแดง', 'Reds') },
      away: { teamId: 'blues', names: names('ทีมน้ำเงิน', 'Blues') },
      startAt: '2030-01-01T12:00:00Z',
      isNeutral: false,
      hasLive: true,
      isVirtual: true,
      bestOf: null,
    },
  },
  {
    kind: 'MARKETS',
    fixtureId,
    markets: [
      {
        typeCode: 'AH',
        period: 'FT',
        line: -3,
        isMain: true,
        isLive: true,
        state: 'OPEN',
        selections: [
          { code: 'HOME', price: 19200 },
          { code: 'AWAY', price: 19400 },
        ],
      },
    ],
  },
]
const sent = await call('messages', { firstSeq: seq + 1, messages })
seq = sent.seq
await call('heartbeat', { seq })
