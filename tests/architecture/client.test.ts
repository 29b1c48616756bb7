import { expect, it } from 'vitest';
import { calls } from '~/http/api/calls.server';
import { clientTypes } from '../support/client-types';

it('the types of the client are those of the declared calls', async () => {
  await expect(clientTypes(calls)).toMatchFileSnapshot('../../app/client/calls.d.ts');
});
