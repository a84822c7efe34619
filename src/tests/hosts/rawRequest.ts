/** Sends a request as it is written, which no client library would. */
import { connect } from 'node:net'

/** @returns the first line and the headers of the response, after which the server must close the connection */
export const rawRequest = (url: string, request: string) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('data', (data) => {
      text += data
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(text.split('\r\n\r\n')[0] ?? ''))
    socket.write(request)
  })
