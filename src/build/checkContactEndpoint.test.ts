import { describe, expect, test } from 'vitest'
import { checkContactEndpoint } from './checkContactEndpoint'

describe('the address that forms send to', () => {
  test.each([
    '/api/contact',
    'https://contact.firm.example/api/contact',
    'https://firm.example:8443/forms/contact',
    'http://localhost:8788/api/contact',
  ])('may be %s', (endpoint) => {
    expect(() => checkContactEndpoint(endpoint)).not.toThrow()
  })

  test.each([
    'contact.firm.example/api/contact',
    '//contact.firm.example/api/contact',
    '/api/other',
    'http://contact.firm.example/api/contact',
    'https://contact.firm.example',
    'https://contact.firm.example/',
    'https://Contact.firm.example/api/contact',
    'https://contact.firm.example/api/contact?form=1',
    'https://contact.firm.example/api/contact?',
    'https://contact.firm.example/api/contact#sent',
    'https://user:word@contact.firm.example/api/contact',
    'javascript:alert(1)',
    ' https://contact.firm.example/api/contact',
  ])('may not be %s', (endpoint) => {
    expect(() => checkContactEndpoint(endpoint)).toThrow(`is ${endpoint}; an address such as`)
  })
})
