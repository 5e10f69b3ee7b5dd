/** `fetch` for tests that ask under another name: the browser's own keeps the Host header to itself. */
import { request } from 'node:http'

export interface HostedInit {
  method?: string
  headers?: Record<string, string>
  body?: string | FormData | URLSearchParams | undefined
}

/** Never follows a redirect. */
export async function hostedFetch(
  url: string,
  { method = 'GET', headers = {}, body }: HostedInit = {},
): Promise<Response> {
  // The body and its content type as fetch would send them.
  const sent = new Request(url, { method, headers, body: body ?? null })
  const bytes = Buffer.from(await sent.arrayBuffer())
  const outgoing = request(url, {
    method,
    headers: { ...Object.fromEntries(sent.headers), ...headers, 'content-length': String(bytes.length) },
  })
  outgoing.end(bytes)
  return new Promise((answer, fail) => {
    outgoing.on('error', fail)
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', fail)
      incoming.on('end', () => {
        const given = new Headers()
        for (let at = 0; at < incoming.rawHeaders.length; at += 2)
          given.append(incoming.rawHeaders[at]!, incoming.rawHeaders[at + 1]!)
        const text = Buffer.concat(chunks).toString()
        answer(
          new Response(incoming.statusCode === 204 ? null : text, {
            status: incoming.statusCode!,
            headers: given,
          }),
        )
      })
    })
  })
}
