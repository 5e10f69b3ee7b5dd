import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './refusal.ts'

/** Refuses at once if the server could not listen, before anything slow begins. */
export async function availableOn(host: string, port: number): Promise<void> {
  let code = await tryToListen(host, port)
  // An earlier run that was just killed releases its port within moments.
  for (let attempt = 0; code === 'EADDRINUSE' && attempt < 10; attempt++) {
    await sleep(100)
    code = await tryToListen(host, port)
  }
  if (code === undefined) return
  if (code === 'EADDRINUSE')
    throw new StartError(
      `Port ${port} on ${host} is taken by another program; stop that one or set PORT to a free one.`,
    )
  if (code === 'EACCES')
    throw new StartError(
      `Port ${port} needs rights that this user does not have; set PORT to one from 1024 upward.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    throw new StartError(`HOST is “${host}”, which is no address of this machine.`)
  throw new StartError(`The server cannot listen on ${host}:${port} (${code}).`)
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => done(undefined)))
  })
}
