import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { box } from './measures';

test('the views of a product are reached by links, and one fills the window', async ({
  page,
  javaScript,
}) => {
  await page.goto(shopAddress('/muster/dachboxen/nordkap-310'));
  const views = page.getByRole('group', { name: 'Ansichten' }).getByRole('link');
  await expect(views).toHaveCount(2);
  const photos = page.getByRole('main').getByRole('listitem').getByRole('img');
  const left = async (index: number) => (await photos.nth(index).evaluate(box)).left;
  const first = await left(0);
  await views.nth(1).click();
  await expect.poll(() => left(0)).toBeLessThan(first);
  await expect(photos.nth(1)).toBeInViewport();
  const photo = page.getByRole('main').getByRole('link', { name: 'Im Karton' }).first();
  if (!javaScript) {
    const file = await page.request.get(shopAddress((await photo.getAttribute('href')) ?? ''));
    expect(file.headers()['content-type']).toContain('image/');
    return;
  }
  await expectNoAxeViolations(page);
  await photo.click();
  const full = page.getByRole('dialog', { name: 'Im Karton' });
  await expect(full.getByRole('img', { name: 'Im Karton' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Thule Nordkap 310' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photo).toBeFocused();
});
