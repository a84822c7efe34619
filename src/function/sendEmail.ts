/** Tells the firm of a message by e-mail, through Cloudflare's Email Service. */
import { site } from '../site'
import type { Env } from './env'
import { type Notice, NoticeError } from './notification'

/** @throws NoticeError where an address is missing, else what the service throws */
export async function sendMail(notice: Notice, env: Env) {
  const { EMAIL, CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to } = env
  if (!EMAIL) throw new NoticeError('The binding EMAIL is not there')
  if (!from || !to) throw new NoticeError('CONTACT_EMAIL_FROM or CONTACT_EMAIL_TO is not set')
  const { id, createdAt, name, email, organization, message } = notice
  const sender = [name, email, organization].filter(Boolean).join('\n')
  await EMAIL.send({
    from,
    to,
    replyTo: email.trim(),
    subject: `A message to ${site.name}`,
    text: `${sender}\n\n${message}\n\n${createdAt}\n${id}\n`,
  })
}
