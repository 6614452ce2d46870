// Choosing an account fills in its email address. Only the password is left to type.
const email = document.querySelector('#email')
const password = document.querySelector('#password')

for (const button of document.querySelectorAll('.account')) {
  button.addEventListener('click', () => {
    email.value = button.dataset.email
    password.focus()
  })
}

// A person who has begun to type keeps the focus.
if (document.activeElement === document.body) {
  const isEmailNext = email.value === '' && email.getAttribute('aria-invalid') !== 'true'
  ;(isEmailNext ? email : password).focus()
}

// Only a window that a script has opened can be closed by one.
document.querySelector('#close')?.addEventListener('click', () => window.close())
