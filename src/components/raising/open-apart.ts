const likeIdCard: readonly string[] = ['idCard', 'residencePermit'];

/** Other papers than an identity card leave more to be asked: what is folded opens by itself. */
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || target.name !== 'idType') return;
  const fold = target.form?.querySelector('details[data-apart]');
  if (!likeIdCard.includes(target.value)) fold?.setAttribute('open', '');
});
