/** The least that a function can do with a message: the measure of `npm run bench:contact`. */
import type { Env } from '../../function/env'

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { name, email, organization, message } = await request.json()
    const stored = await env.DB.prepare(
      `INSERT INTO contact_submissions (id, name, email, organization, message)
       VALUES (?, ?, ?, ?, ?) RETURNING id, createdAt`,
    )
      .bind(crypto.randomUUID(), name, email, organization, message)
      .first()
    return Response.json(stored, { status: 201 })
  },
}
