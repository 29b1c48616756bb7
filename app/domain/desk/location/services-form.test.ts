import { expect, it } from 'vitest';
import { readAppointments, readServices, type StoredServices, serviceRows } from './services-form';

const named = ['glas', 'inspektion', 'oelwechsel'].map((url) => ({ url, title: url }));
const bare: StoredServices = { serviceListe: [], services: [], appointments: undefined };
const rowsOf = (stored: StoredServices) => serviceRows(named, stored, new Set());

it('a location without entries offers all services on pages', () => {
  expect(rowsOf(bare).map(({ choice }) => choice)).toEqual(['seite', 'seite', 'seite']);
});

it('an unchanged form stores what was stored', () => {
  const stored: StoredServices = {
    serviceListe: ['glas', 'oelwechsel', 'unbekannt'],
    services: [{ url: 'glas', available: false, href: 'https://glas.example/' }, { url: 'oelwechsel' }],
    appointments: undefined,
  };
  const { errors, serviceListe, services } = readServices({}, rowsOf(stored), stored);
  expect(errors).toEqual({});
  expect(serviceListe).toEqual(stored.serviceListe);
  expect(services).toEqual(stored.services);
});

it('a service may go by request, lead elsewhere, or not be offered', () => {
  const values = { artA: 'ziel', zielA: '/scheibenreparatur', artB: 'anfrage' };
  const { serviceListe, services } = readServices({ ...values, artC: 'aus' }, rowsOf(bare), bare);
  expect(serviceListe).toEqual(['glas', 'inspektion']);
  expect(services).toEqual([
    { url: 'glas', available: true, href: '/scheibenreparatur' },
    { url: 'inspektion', available: false },
  ]);
});

it.each(['', 'javascript:alert(1)', '//fremd.example', 'http://unsicher.example'])(
  '"%s" is no target',
  (href) => {
    const { errors } = readServices({ artA: 'ziel', zielA: href }, rowsOf(bare), bare);
    expect(Object.keys(errors)).toEqual(['zielA']);
  },
);

it('one service stays', () => {
  const none = { artA: 'aus', artB: 'aus', artC: 'aus' };
  expect(readServices(none, rowsOf(bare), bare).errors.artA?.[0]).toContain('Mindestens eine');
});

it('appointments keep what the form does not show', () => {
  const appointments = {
    sort: 'buchen' as const,
    leadHours: 4,
    horizonDays: 30,
    changeHours: 24,
    unpackHours: 4,
    services: [{ service: 'glas', minutes: 60, needs: ['highVoltage' as const] }],
  };
  const stored = { ...bare, appointments };
  const values = {
    verbindlich: 'anfragen',
    vorlauf: '8',
    tage: '20',
    aenderung: '12',
    auspacken: '0',
    dauerA: '45',
  };
  expect(readAppointments(values, rowsOf(stored), stored)).toEqual({
    errors: {},
    appointments: {
      sort: 'anfragen',
      leadHours: 8,
      horizonDays: 20,
      changeHours: 12,
      unpackHours: 0,
      services: [{ service: 'glas', minutes: 45, needs: ['highVoltage'] }],
    },
  });
  expect(readAppointments({ ...values, dauerA: '' }, rowsOf(stored), stored).appointments).toBeNull();
  expect(readAppointments({ ...values, dauerA: '50' }, rowsOf(stored), stored).errors).toHaveProperty(
    'dauerA',
  );
  expect(readAppointments({ ...values, tage: '0' }, rowsOf(stored), stored).errors).toHaveProperty('tage');
});
