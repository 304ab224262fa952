import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { choice } from '../../../src/ui/address/addressParams';
import { PageTabs } from '../../../src/ui/page/PageTabs';
import { useAddressState } from '../../../src/ui/address/useAddressState';
import { renderWithProviders } from '../../support/renderWithProviders';

const Counter = ({ name }: { name: string }) => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
};

const names = ['one', 'two', 'three'] as const;
const addressParams = { tab: choice(names, 'one') };

const Page = () => {
  const [{ tab: active }, change] = useAddressState(addressParams);
  const tabs = names.map((name) => ({ name, label: `Tab ${name}`, panel: <Counter name={name} /> }));
  return <PageTabs label="Sections" tabs={tabs} active={active} onOpen={(tab) => change({ tab })} />;
};

const open = (address: string) => renderWithProviders(<Page />, address);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('keeps other URL parameters and follows Back', async () => {
  const { user, router } = open('/page?sort=email');
  await user.click(screen.getByRole('tab', { name: 'Tab three' }));
  expect(router.state.location.search).toBe('?sort=email&tab=three');
  await router.navigate(-1);
  expect(await screen.findByRole('tab', { name: 'Tab one', selected: true })).toBeVisible();
});

it('renders a panel when it is first opened and keeps it mounted', async () => {
  const { user } = open('/page');
  expect(screen.queryByText('two 0')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'one 0' }));
  await user.click(screen.getByRole('tab', { name: 'Tab two' }));
  expect(screen.getByText('two 0')).toBeVisible();
  expect(screen.getByText('one 1')).not.toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Tab one' }));
  expect(screen.getByText('one 1')).toBeVisible();
});

it('moves the focus with the arrow keys, Home and End, and opens with Enter or Space', async () => {
  const { user } = open('/page');
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Tab one' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Tab two' })).toHaveFocus();
  expect(selected()).toBe('Tab one');
  await user.keyboard('{Enter}');
  expect(selected()).toBe('Tab two');
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Tab three' })).toHaveFocus();
  await user.keyboard(' ');
  expect(selected()).toBe('Tab three');
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Tab one' })).toHaveFocus();
});
