import { describe, expect, test } from 'vitest'
import { publicationOf } from './publication'

const inZone = (timeZone: string) => ({ timeZone, hour: '09:00:00' })
const california = inZone('America/Los_Angeles')

describe('the instant of publication', () => {
  test.each([
    ['2027-01-31', '2027-01-31', '2027-01-31T09:00:00-08:00'],
    ['2027-01-31 17:30', '2027-01-31', '2027-01-31T17:30:00-08:00'],
    ['2027-07-31T17:30:05', '2027-07-31', '2027-07-31T17:30:05-07:00'],
    // Early in Europe it is the day before in California.
    ['2027-01-31T08:00+01:00', '2027-01-30', '2027-01-30T23:00:00-08:00'],
    ['2027-01-31 20:00 Z', '2027-01-31', '2027-01-31T12:00:00-08:00'],
  ])('%s', (text, date, publishAt) =>
    expect(publicationOf({ publishAt: text }, california)).toEqual({ date, publishAt }),
  )

  test('follows the time zone of the firm', () =>
    expect(publicationOf({ publishAt: '2027-01-31 09:30' }, inZone('Asia/Kolkata'))).toEqual({
      date: '2027-01-31',
      publishAt: '2027-01-31T09:30:00+05:30',
    }))

  test('is that of the day where only that is known', () =>
    expect(publicationOf({ date: '2025-03-04' })).toEqual({ date: '2025-03-04' }))
})

describe('what means no instant is refused', () => {
  test.each([
    ['an hour that the clocks leave out', '2027-03-14 02:30', 'does not exist'],
    ['an hour that comes twice', '2027-11-07 01:30', '01:30-07:00 or 01:30-08:00'],
  ])('%s', (_, publishAt, message) =>
    expect(publicationOf({ publishAt }, california)).toEqual({
      field: 'publishAt',
      message: expect.stringContaining(message),
    }),
  )

  test('a date that is another day there', () => {
    const values = { date: '2027-01-31', publishAt: '2027-01-31T08:00+01:00' }
    expect(publicationOf(values, california)).toMatchObject({ field: 'date' })
  })
})
