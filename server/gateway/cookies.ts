/** Cookies: HttpOnly and SameSite=Lax always, Secure everywhere except on the local machine. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieOptions } from '../../platform/calls.ts'

export function isLocalHost(host: string): boolean {
  return /^(localhost|127\.[0-9.]+|\[?::1\]?|.*\.localhost)$/i.test(host)
}

export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  options: CookieOptions,
): void {
  reply.setCookie(name, value, {
    path: options.path,
    maxAge: options.maxAgeS,
    httpOnly: true,
    sameSite: 'lax',
    secure: !isLocalHost(request.hostname),
  })
}

export function cookieJar(request: FastifyRequest, reply: FastifyReply) {
  return {
    cookie: (name: string): string | undefined => request.cookies[name],
    setCookie: (name: string, value: string, options: CookieOptions): void =>
      writeCookie(request, reply, name, value, options),
  }
}
