// Choosing an account fills in its email address. Only the password is left to type.
const email = document.querySelector('#email')
const password = document.querySelector('#password')

for (const button of document.querySelectorAll('.account')) {
  button.addEventListener('click', () => {
    email.value = button.dataset.email
    password.focus()
  })
}

if (email.getAttribute('aria-invalid') === 'true') password.focus()
else if (email.value === '') email.focus()
else password.focus()

// Only a window that a script has opened can be closed by one.
document.querySelector('#close')?.addEventListener('click', () => window.close())
